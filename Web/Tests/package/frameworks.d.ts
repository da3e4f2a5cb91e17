// Stand-ins for the types of React, Preact, Vue, Svelte and Solid, which declare the names that ours use.

declare module "react" {
  export interface RefObject<T> { readonly current: T | null }
  export interface HTMLAttributes<T> { className?: string; style?: Record<string, string>; children?: any }
  export type DetailedHTMLProps<E, T> = E & { ref?: RefObject<T>; key?: string };
  export namespace JSX { interface Element {} interface IntrinsicElements { p: HTMLAttributes<HTMLElement> } }
  export function useRef<T>(value: T | null): RefObject<T>;
}

declare module "react/jsx-runtime" {
  import * as React from "react";
  export namespace JSX {
    interface Element extends React.JSX.Element {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
    interface ElementChildrenAttribute { children: {} }
  }
}

declare module "preact" {
  export interface RefObject<T> { current: T | null }
  export type Ref<T> = RefObject<T> | ((node: T | null) => void) | null;
  export namespace JSXInternal {
    interface Element {}
    interface HTMLAttributes<T> { class?: string; style?: string; ref?: Ref<T>; children?: any }
    interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement>; p: HTMLAttributes<HTMLElement> }
    interface ElementChildrenAttribute { children: any }
  }
  export import JSX = JSXInternal;
  export function createElement(): void;
  export namespace createElement { export import JSX = JSXInternal; }
  export function createRef<T>(): RefObject<T>;
}

declare module "preact/jsx-runtime" {
  export { JSXInternal as JSX } from "preact";
}

declare module "vue" {
  export interface HTMLAttributes { class?: any; style?: any }
  export interface PublicProps { key?: PropertyKey }
  export interface GlobalComponents {}
}

declare module "svelte/elements" {
  export interface HTMLAttributes<T extends EventTarget> {
    class?: string; style?: string; onclick?: (this: T) => void;
  }
  export interface SvelteHTMLElements { p: HTMLAttributes<HTMLElement> }
}

declare module "solid-js" {
  export namespace JSX {
    interface Element {}
    interface HTMLAttributes<T> { class?: string; style?: string; children?: any; ref?: T | ((node: T) => void) }
    interface IntrinsicElements { p: HTMLAttributes<HTMLElement> }
    interface ElementChildrenAttribute { children: any }
  }
}

declare module "solid-js/jsx-runtime" {
  export { JSX } from "solid-js";
}
