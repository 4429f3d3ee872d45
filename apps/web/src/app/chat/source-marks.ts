/** Marks of sources in an answer's text, [1], as links to the list under it: a step of remark. Pure. */

type Node = {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
};

const MARK = /\[(\d{1,2})\]/g;

/** Address of a mark; no page of the product has one like it. */
export const markAddress = (number: number): string => `#source-${number}`;

/** The number behind such an address, or null for any other. */
export const markedNumber = (address: string | undefined): number | null => {
  const found = /^#source-(\d{1,2})$/.exec(address ?? '')?.[1];
  return found === undefined ? null : Number(found);
};

const split = (text: string, known: ReadonlySet<number>): Node[] => {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const number = Number(match[1]);
    if (!known.has(number)) continue;
    if (match.index > from) nodes.push({ type: 'text', value: text.slice(from, match.index) });
    nodes.push({
      type: 'link',
      url: markAddress(number),
      children: [{ type: 'text', value: match[0] }],
    });
    from = match.index + match[0].length;
  }
  if (from < text.length) nodes.push({ type: 'text', value: text.slice(from) });
  return nodes;
};

const visit = (node: Node, known: ReadonlySet<number>): void => {
  // What stands in a link already leads elsewhere.
  if (node.children === undefined || node.type === 'link') return;
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '', known) : [child],
  );
  for (const child of node.children) visit(child, known);
};

/** @param numbers of the sources that are listed; a mark of none stays text */
export const remarkSourceMarks =
  ({ numbers }: { numbers: readonly number[] }) =>
  (tree: Node): void =>
    visit(tree, new Set(numbers));
