import type { Analysis } from '@nishiki/contract/analysis';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LazyResult } from '../results/lazy-result.tsx';
import { findExample } from './find-example.ts';

const load = findExample();

type Shown = 'closed' | 'loading' | 'failed' | Analysis;

/** A whole result to look at before trying: a koi that was drawn, read by the real engine. */
export const ExampleSection = () => {
  const [shown, setShown] = useState<Shown>('closed');
  if (load === null) return null;
  const open = () => {
    setShown('loading');
    load().then(setShown, () => setShown('failed'));
  };
  const isOpen = typeof shown === 'object';
  return (
    <section aria-labelledby="example-heading" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-measure space-y-2">
          <h2 id="example-heading" className="text-3xl">
            Example: a drawn koi
          </h2>
          <p className="text-muted">
            This fish was drawn by a computer and then read like any photo. Your own result looks
            like this.
          </p>
        </div>
        <Button
          aria-expanded={isOpen}
          busy={shown === 'loading'}
          onClick={isOpen ? () => setShown('closed') : open}
        >
          {isOpen ? 'Hide the example' : 'Show the example'}
        </Button>
      </div>
      {shown === 'failed' && (
        <Notice live tone="attention">
          The example could not be loaded. Please try again.
        </Notice>
      )}
      {isOpen && <LazyResult analysis={shown} localUrl={null} />}
    </section>
  );
};
