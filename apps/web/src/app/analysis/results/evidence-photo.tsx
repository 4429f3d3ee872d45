import type { Analysis } from '@nishiki/contract/analysis';
import { useId, useState } from 'react';
import { MarkList } from './mark-list.tsx';
import { PhotoOverlay } from './photo-overlay.tsx';
import { ShownPhoto } from './shown-photo.tsx';

type EvidencePhotoProps = {
  analysis: Analysis;
  /** The keeper's own copy, shown where the kept one is missing or does not load. */
  localUrl: string | null;
  onBroken?: (() => void) | undefined;
};

const Toggle = (props: { label: string; on: boolean; onChange: (on: boolean) => void }) => {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-2 pr-3">
      <input
        id={id}
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-5"
      />
      {props.label}
    </label>
  );
};

/** The photo with what was found drawn over it, and the same in words. */
export const EvidencePhoto = ({ analysis, localUrl, onBroken }: EvidencePhotoProps) => {
  const [outlineOn, setOutlineOn] = useState(true);
  const [marksOn, setMarksOn] = useState(true);
  const { outline, marks } = analysis.evidence;
  return (
    <figure>
      <ShownPhoto
        analysis={analysis}
        localUrl={localUrl}
        onBroken={onBroken}
        overlay={(size) => (
          <PhotoOverlay
            {...size}
            outline={outlineOn ? outline : null}
            marks={marksOn ? marks : []}
          />
        )}
      />
      <figcaption className="mt-2 text-sm">
        {(outline !== null || marks.length > 0) && (
          <div role="group" aria-label="Drawn over the photo" className="flex flex-wrap gap-x-3">
            {outline !== null && (
              <Toggle label="Outline that was measured" on={outlineOn} onChange={setOutlineOn} />
            )}
            {marks.length > 0 && (
              <Toggle label={`Marks (${marks.length})`} on={marksOn} onChange={setMarksOn} />
            )}
          </div>
        )}
        {marks.length > 0 && <MarkList marks={marks} />}
      </figcaption>
    </figure>
  );
};
