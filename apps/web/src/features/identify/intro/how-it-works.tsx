import { identifyTool } from '../../../app/analysis/tools.ts';
import { useIdentifyStatus } from '../../../app/analysis/use-identify-status.ts';
import { decimal } from '../../../lib/formats.ts';

const steps = [
  {
    title: 'Photograph one koi from above',
    words: 'The whole fish, in daylight, with calm water around it. A blue bowl is best.',
  },
  {
    title: 'Choose the photo here',
    words:
      'Your browser shrinks it and leaves out the place and camera data. Where it cannot read the file, as with HEIC in most browsers, Nishiki takes that data out before keeping the photo.',
  },
  {
    title: 'Check the evidence',
    words:
      'You see the outline, the colours and the marks that the answer rests on, and how sure it is.',
  },
];

/** The way from a photo to its result, and how long that took lately. */
const HowItWorks = () => {
  const seconds = useIdentifyStatus(identifyTool);
  return (
    <section aria-labelledby="how-heading">
      <h2 id="how-heading" className="text-2xl">
        How it works
      </h2>
      <ol className="mt-5 space-y-5">
        {steps.map(({ title, words }, at) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span aria-hidden="true" className="font-serif text-3xl leading-none text-ai">
              {at + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p className="mt-1 text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
      {seconds !== null && (
        <p className="mt-5 text-sm text-muted">
          Lately, half of all photos here were read in {decimal(seconds)} s or less.
        </p>
      )}
    </section>
  );
};

export default HowItWorks;
