import { kindWords, placeWords, type Mark } from './mark-words.ts';

const Details = ({ mark }: { mark: Mark }) => (
  <>
    {mark.question !== undefined && (
      <p>
        <span className="font-semibold text-ink">Look:</span> {mark.question}
      </p>
    )}
    {mark.lookAlikes !== undefined && mark.lookAlikes.length > 0 && (
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center underline">
          What looks the same
        </summary>
        <ul className="list-disc space-y-1 pl-5">
          {mark.lookAlikes.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {mark.mayBe?.map(({ id, name }) => (
            <li key={id}>Possible, not shown: {name}</li>
          ))}
        </ul>
      </details>
    )}
  </>
);

/** The marks in words, numbered as on the photo: what is seen, where, and how to tell what it is. */
export const MarkList = ({ marks }: { marks: readonly Mark[] }) => (
  <ol aria-label="Marks found" className="mt-2 list-decimal space-y-2 pl-5 text-muted">
    {marks.map((mark, at) => (
      <li key={at}>
        <p>
          <strong className="text-ink">{kindWords(mark)}</strong> {placeWords(mark)}. {mark.note}
        </p>
        <Details mark={mark} />
      </li>
    ))}
  </ol>
);
