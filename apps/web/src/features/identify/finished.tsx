import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useRef } from 'react';
import { decimal } from '../../lib/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isExample } from './example/example-photo.ts';
import { LazyResult } from './results/lazy-result.tsx';
import { useObjectUrl } from './use-object-url.ts';

type FinishedProps = {
  photo: File;
  analysis: Analysis;
  /** Milliseconds from the press of the button to the answer. */
  took: number;
  /** Why a file chosen after the result was not taken. */
  notice: string | null;
  onAnother: () => void;
};

/** The result with its heading, which takes the focus so that a screen reader starts there. */
export const Finished = ({ photo, analysis, took, notice, onAnother }: FinishedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const localUrl = useObjectUrl(photo);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [analysis]);
  const { engine, milliseconds, outcome } = analysis;
  const drawn = isExample(photo);
  return (
    <section aria-labelledby="result-heading" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-sm text-muted">
            {outcome === 'identified'
              ? `${drawn ? 'This' : 'Your'} koi is most likely`
              : 'No firm answer'}
          </p>
          <h2
            id="result-heading"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 text-3xl outline-none sm:text-4xl"
          >
            {analysis.headline}
          </h2>
        </div>
        <Button tone={outcome === 'identified' ? 'secondary' : 'primary'} onClick={onAnother}>
          Choose another photo
        </Button>
      </div>
      {notice !== null && (
        <Notice live tone="alarm">
          {notice}
        </Notice>
      )}
      {drawn && (
        <Notice tone="neutral" title="This koi was drawn by Nishiki">
          The engine that reads your photos has read it just now. It used no try.
        </Notice>
      )}
      <LazyResult analysis={analysis} localUrl={localUrl} />
      <p className="text-sm text-muted">
        Measured in {decimal(milliseconds / 1000)} s, {decimal(took / 1000)} s with sending, by{' '}
        {engine.name} {engine.version}, model {engine.model}.
      </p>
    </section>
  );
};
