import type { CitedSource } from '@nishiki/contract/chat';
import { sourceById } from '@nishiki/knowledge/sources';
import type { Answer, Line, Table } from '../answer.ts';

export type Written = {
  /** In pieces that may be sent one after the other; together they are the whole text. */
  readonly pieces: readonly string[];
  readonly sources: readonly CitedSource[];
};

/** Numbers sources in the order in which they are first used. */
const createMarks = () => {
  const used: string[] = [];
  return {
    of: ({ sourceIds }: Line): string =>
      sourceIds
        .map((id) => {
          if (!used.includes(id)) used.push(id);
          return `[${used.indexOf(id) + 1}]`;
        })
        .join(''),
    sources: (): CitedSource[] =>
      used.map((id, at) => {
        const source = sourceById(id);
        if (!source) throw new RangeError(`there is no source ${id}`);
        const { title, url, kind } = source;
        return { number: at + 1, title, url, kind };
      }),
  };
};
type Marks = ReturnType<typeof createMarks>;

const sentence = (line: Line, marks: Marks): string => {
  const mark = marks.of(line);
  return mark ? `${line.text} ${mark}` : line.text;
};

const paragraph = (lines: readonly Line[], marks: Marks): string[] =>
  lines.length === 0 ? [] : [lines.map((line) => sentence(line, marks)).join(' ')];

const list = (title: string, lines: readonly Line[], marks: Marks, isOrdered = false): string[] =>
  lines.length === 0
    ? []
    : [
        `**${title}**\n\n${lines
          .map((line, at) => `${isOrdered ? `${at + 1}.` : '-'} ${sentence(line, marks)}`)
          .join('\n')}`,
      ];

const bare = (lines: readonly Line[], marks: Marks): string[] =>
  lines.length === 0 ? [] : [lines.map((line) => `- ${sentence(line, marks)}`).join('\n')];

const cell = (text: string): string => text.replaceAll('|', '/');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const tableOf = (table: Table | null): string[] =>
  table
    ? [[row(table.head), row(table.head.map(() => '---')), ...table.rows.map(row)].join('\n')]
    : [];

const partsOf = (answer: Answer, marks: Marks): string[] => [
  ...paragraph(answer.lead, marks),
  ...bare(answer.points, marks),
  ...list('Do now', answer.now, marks, true),
  ...list('How it is worked out', answer.numbers, marks),
  ...tableOf(answer.table),
  ...list('Why', answer.why, marks),
  ...list('Do not', answer.never, marks),
  ...list('When to call for help', answer.call, marks),
  ...list('What I cannot tell', answer.unsure, marks),
  ...(answer.ask ? [`**${answer.ask.words}**`] : []),
];

/** Markdown with sources marked as [1]; the list of sources travels beside the text. */
export const toMarkdown = (answers: readonly Answer[]): Written => {
  const marks = createMarks();
  const parts = answers.flatMap((answer, at) => [
    ...(at > 0 ? ['---'] : []),
    ...partsOf(answer, marks),
  ]);
  return {
    pieces: parts.map((part, at) => (at === 0 ? part : `\n\n${part}`)),
    sources: marks.sources(),
  };
};
