import { Button } from '../../../ui/button.tsx';

type ExampleSectionProps = {
  /** A photo is being read: this one waits. */
  busy: boolean;
  onRun: () => void;
};

/** A whole result to see before trying: a koi that was drawn, read by the real engine. */
export const ExampleSection = ({ busy, onRun }: ExampleSectionProps) => (
  <section
    aria-labelledby="example-heading"
    className="flex flex-wrap items-end justify-between gap-4"
  >
    <div className="max-w-measure space-y-2">
      <h2 id="example-heading" className="text-3xl">
        Example: a drawn koi
      </h2>
      <p className="text-muted">
        This fish was drawn by a computer and is read like any photo, here and now. It uses no try.
        Your own result looks like this.
      </p>
    </div>
    <Button busy={busy} onClick={onRun}>
      Run the example
    </Button>
  </section>
);
