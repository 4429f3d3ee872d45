import type { Statement } from '@nishiki/knowledge/statement';
import type { Answer, Line, Table } from '../../chat/answer.ts';
import type { ToolResult } from '../tool.ts';

type Parts = Pick<Answer, 'lead' | 'now' | 'numbers' | 'why' | 'never' | 'call' | 'unsure'>;

/** Something worked out, with its words: a skill answers with its parts, a tool hands out all of them. */
export type Worked = Partial<Parts> & {
  readonly table?: Table | null;
  readonly data: ToolResult['data'];
  readonly refused?: boolean;
};

/** The parts that an answer takes over. */
export const partsOf = ({ data: _data, refused: _refused, ...parts }: Worked): Partial<Answer> =>
  parts;

const rows = (table: Table | null | undefined): Statement[] =>
  (table?.rows ?? []).map((row) => ({
    text: row.map((cell, at) => `${table?.head[at] ?? ''}: ${cell}`).join('; '),
    sourceIds: [],
    uncited: true as const,
  }));

/** Everything that was said, in the order in which an answer says it. */
export const resultOf = (worked: Worked): ToolResult => {
  const { lead, now, numbers, why, never, call, unsure, table, data, refused } = worked;
  const lines = [lead, now, numbers, why, never, call, unsure].flatMap(
    (part): readonly Line[] => part ?? [],
  );
  return {
    statements: [...lines, ...rows(table)],
    data,
    ...(refused === undefined ? {} : { refused }),
  };
};
