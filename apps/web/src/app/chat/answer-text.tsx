import { useEffect, useState, type ComponentType } from 'react';
import { importing } from '../../lib/importing.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { MarkdownProps } from './markdown.tsx';

const load = loadOnce(() => importing(() => import('./markdown.tsx')));
let known: ComponentType<MarkdownProps> | null = null;

/** What shows Markdown is large, so it comes when a conversation is opened. */
export const preloadMarkdown = async (): Promise<void> => {
  known = (await load()).default;
};

/** An answer's words: as they came, until what sets them out is there. */
export const AnswerText = (props: MarkdownProps) => {
  const [, setLoaded] = useState(known !== null);
  useEffect(() => {
    // Without a network the words stay as they came, and can be read all the same.
    if (known === null)
      preloadMarkdown().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, []);
  const Known = known;
  return (
    <div className="space-y-3">
      {Known === null ? <p className="whitespace-pre-wrap">{props.text}</p> : <Known {...props} />}
    </div>
  );
};
