import { unitAt } from './units.ts';

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The unit in the head of a column, as in "Salt (g)" or "Dose, g per pond". */
const unitOf = (head: string): string => {
  const inBrackets = /\(([^)]+)\)|,\s*(.+)$/.exec(head);
  const text = (inBrackets?.[1] ?? inBrackets?.[2] ?? head.split(' ').at(-1) ?? '').trim();
  return unitAt(text) ? text : '';
};

/** Reads the rows of tables with the units and names that stand in their heads. */
export const createTable = () => {
  let head: readonly string[] | null = null;
  let isLost = false;
  let atHead = false;
  return {
    /** `words`: a row in words, null for what is no row. `isLost`: its head was struck out. */
    read(line: string): { words: string | null; isHead: boolean; isLost: boolean } {
      if (!/^\s*\|/.test(line)) {
        head = null;
        isLost = false;
        return { words: null, isHead: false, isLost: false };
      }
      const cells = cellsOf(line);
      if (head === null) {
        head = cells;
        atHead = true;
        return { words: cells.join('; '), isHead: true, isLost: false };
      }
      const heads = head;
      atHead = false;
      const words = cells
        .map((cell, at) => {
          const column = heads[at] ?? '';
          return /^[\d.,\s-]+$/.test(cell) ? `${column}: ${cell} ${unitOf(column)}` : cell;
        })
        .join('; ');
      return { words, isHead: false, isLost };
    },
    isLost: (): boolean => isLost,
    /** The row that was read last is not shown. Of a head: nor is any row below it. */
    strike(): void {
      if (head !== null && atHead) isLost = true;
    },
  };
};
