// Rows of a list without content.

/** One row; its class may say what it stands for. */
export function bone(name = "") {
  const row = document.createElement("li");
  row.className = name;
  row.append(document.createElement("i"), document.createElement("i"));
  return row;
}

export const bones = (count) => Array.from({ length: count }, () => bone());
