import { memo, useMemo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ChatLink } from './chat-link.tsx';
import { safeAddress } from './safe-address.ts';
import { markedNumber, remarkSourceMarks } from './source-marks.ts';

export type MarkdownProps = {
  text: string;
  /** Numbers of the sources that are listed under it. */
  sources: readonly number[];
  /** Leads to a source of that number. */
  onSource: (number: number) => void;
};

/** The headings of an answer stand under the heading of the message. */
const Heading = ({ children }: { children?: ReactNode }) => (
  <h3 className="pt-1 text-lg">{children}</h3>
);

const componentsFor = (onSource: (number: number) => void): Components => ({
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: ({ href = '', children }) => {
    const number = markedNumber(href);
    if (number === null) return <ChatLink address={href}>{children}</ChatLink>;
    return (
      <button
        type="button"
        onClick={() => onSource(number)}
        aria-label={`Source ${number}`}
        className="relative -top-0.5 px-0.5 text-xs font-semibold text-ai underline decoration-1 underline-offset-2 after:absolute after:-inset-2"
      >
        {children}
      </button>
    );
  },
  // No address elsewhere is asked for anything because an answer names it.
  img: ({ alt }) => <span>{alt}</span>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1.5 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="space-y-2 border-l-3 border-ai pl-4">{children}</blockquote>
  ),
  hr: () => <hr className="border-hairline" />,
  pre: ({ children }) => (
    <pre tabIndex={0} className="overflow-x-auto rounded-field bg-sunken p-3 text-sm">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div
      role="region"
      aria-label="Table"
      tabIndex={0}
      className="hairline overflow-x-auto rounded-field"
    >
      <table className="w-full text-left text-sm">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th
      scope="col"
      className="border-b border-field bg-sunken px-3 py-2 align-bottom font-semibold"
    >
      {children}
    </th>
  ),
  td: ({ children }) => (
    <td className="min-w-28 border-b border-hairline px-3 py-2 align-top">{children}</td>
  ),
});

/** An answer in Markdown. Markup in it is shown as the text that it is. */
const ChatMarkdown = ({ text, sources, onSource }: MarkdownProps) => {
  // The same ones each time: others would build the whole answer anew with every word.
  const components = useMemo(() => componentsFor(onSource), [onSource]);
  return (
    <Markdown
      remarkPlugins={[remarkGfm, [remarkSourceMarks, { numbers: sources }]]}
      urlTransform={safeAddress}
      components={components}
    >
      {text}
    </Markdown>
  );
};

export default memo(ChatMarkdown);
