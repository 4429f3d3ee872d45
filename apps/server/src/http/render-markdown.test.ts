import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  it('shows markup instead of obeying it', () => {
    const block = renderMarkdown('<script>alert(1)</script>\n\n<b onclick="x">bold</b> in a line');
    expect(block).not.toMatch(/<script|<b/);
    expect(block).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(block).toContain('&lt;b onclick=&quot;x&quot;&gt;bold');
  });

  it('names the rows of a table that has no headings', () => {
    const table = renderMarkdown('|  |  |\n| - | - |\n| Engine | `vision` |');
    expect(table).toBe(
      '<table><tbody><tr><th scope="row">Engine</th><td><code>vision</code></td></tr></tbody></table>',
    );
  });

  it('names the columns of a table that has headings', () => {
    const table = renderMarkdown('| Class | Photos |\n| - | - |\n| asagi | 62 |');
    expect(table).toContain('<th scope="col">Class</th><th scope="col">Photos</th>');
    expect(table).toContain('<td>asagi</td><td>62</td>');
  });
});
