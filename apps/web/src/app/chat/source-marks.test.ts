import { describe, expect, it } from 'vitest';
import { markedNumber, remarkSourceMarks } from './source-marks.ts';

const text = (value: string) => ({ type: 'text', value });
const paragraph = (...children: object[]) => ({
  type: 'root',
  children: [{ type: 'paragraph', children }],
});
const marked = (number: number) => ({
  type: 'link',
  url: `#source-${number}`,
  children: [text(`[${number}]`)],
});

describe('marks of sources', () => {
  it('become links where their source is listed', () => {
    const tree = paragraph(text('Aerate [1][2], salt [9].'));
    remarkSourceMarks({ numbers: [1, 2] })(tree as never);
    expect(tree).toEqual(paragraph(text('Aerate '), marked(1), marked(2), text(', salt [9].')));
  });
  it('stay text inside a link', () => {
    const link = { type: 'link', url: '/water', children: [text('see [1]')] };
    const tree = paragraph(link);
    remarkSourceMarks({ numbers: [1] })(tree as never);
    expect(tree).toEqual(paragraph({ ...link, children: [text('see [1]')] }));
  });
  it('are told from other addresses', () => {
    expect(markedNumber('#source-12')).toBe(12);
    expect(markedNumber('#source-x')).toBeNull();
    expect(markedNumber(undefined)).toBeNull();
  });
});
