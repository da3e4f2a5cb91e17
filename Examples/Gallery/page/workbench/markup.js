// The workbench's markup, loaded with the workbench to keep the page small; texts are filled in
// from the texts.

const choice = (name, extra = "") =>
  `<label class="pick"><span data-text="${name}"></span><select name="${name}">${extra}</select></label>`;
const group = (name) =>
  `<fieldset class="group" data-group="${name}"><legend data-text="${name}"></legend></fieldset>`;
const details = (name) => `
  <details id="${name}" aria-labelledby="${name}-name"><summary id="${name}-name" data-text="${name}"></summary>
    <div class="group" data-group="${name}"></div></details>`;
const code = (id, attribute, title = "") => `
  <div class="code">
    <div class="headed">
      <h4 id="${id}-title" ${attribute}>${title}</h4>
      <button data-copies="${id}" data-text="copy" aria-describedby="${id}-title"></button>
    </div>
    <pre dir="ltr" translate="no"><code id="${id}"></code></pre>
  </div>`;

export const markup = `
  <div class="bench-and-settings">
    <div class="bench">
      <div class="frame phone" data-rows="12">
        <div class="frame-bar"><h3 data-text="news"></h3></div>
        <overscroll-view indicator="arrow" edge="both" role="region"><ul class="news"></ul></overscroll-view>
      </div>
    </div>
    <div class="settings">
      <fieldset class="begin">
        <legend data-text="beginWith"></legend>
        ${choice("look")}${choice("behavior")}${choice("loadBehavior")}${choice("fidelity")}
        ${choice("lang", '<option value="" data-text="pageLanguage"></option>')}
        <button id="reset" data-text="reset"></button>
      </fieldset>
      <div id="own">
        <h3 data-text="ownPath"></h3>
        <p class="quiet" data-text="ownPathDetail"></p>
        <label class="file"><span data-text="chooseFile"></span><input type="file" accept=".svg,.svgz,image/svg+xml"></label>
        <label class="pick"><span data-text="pathData"></span>
          <textarea rows="3" spellcheck="false" autocomplete="off" dir="ltr" translate="no" aria-describedby="path-trouble"></textarea></label>
        <div class="path-trouble" id="path-trouble" role="alert"></div>
      </div>
      <fieldset class="choice" id="edge">
        <legend data-text="edge"></legend>
        <label><input type="radio" name="edge" value="start" checked><span data-text="refreshing"></span></label>
        <label><input type="radio" name="edge" value="end"><span data-text="loading"></span></label>
      </fieldset>
      ${["pulling", "running", "moving", "placing", "adding"].map(group).join("")}
      ${["feel", "second-floor"].map(details).join("")}<p id="part-trouble" role="alert"></p>
    </div>
  </div>

  <h3 data-text="code"></h3>
  <div class="codes">${code("swift", 'translate="no"', "UIKit")}${code("html", 'data-text="browser"')}</div>

  <template id="parameter">
    <div class="parameter small">
      <p class="line"><span class="detail"></span><span class="value number"></span></p>
      <div class="control"></div>
      <p class="line quiet"><span class="term number" translate="no"></span><span class="range number"></span></p>
    </div>
  </template>`;
