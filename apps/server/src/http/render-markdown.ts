import { Marked, type Tokens } from 'marked';
import { escapeMarkup } from './markup.ts';

const marked = new Marked({
  renderer: {
    // Markup in the source is shown, not obeyed.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
    /** A table without headings is a list of names and values: then the first column names the row. */
    table({ header, rows }: Tokens.Table) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const isNamed = header.some(({ text }) => text !== '');
      const head = isNamed
        ? `<thead><tr>${header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')}</tr></thead>`
        : '';
      const cell = (it: Tokens.TableCell, column: number) =>
        !isNamed && column === 0 ? `<th scope="row">${inline(it)}</th>` : `<td>${inline(it)}</td>`;
      const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
      return `<table>${head}<tbody>${body}</tbody></table>`;
    },
  },
});

/** One of our own documents as HTML. */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
