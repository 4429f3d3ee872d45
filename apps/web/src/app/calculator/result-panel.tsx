import type { Level } from '@nishiki/koi-science/bands';
import { toneIcon, toneText, toneWash, type Tone } from '../../ui/tone.ts';
import type { System } from './quantities.ts';
import type { Figure, NextStep, Result } from './tool.ts';
import { figureWords } from './words.ts';

const levelWords: Readonly<Record<Level, readonly [Tone, string]>> = {
  ideal: ['good', 'Good'],
  watch: ['attention', 'Watch it'],
  act: ['attention', 'Act today'],
  emergency: ['alarm', 'Act now'],
};

const LevelLine = ({ level }: { level: Level }) => {
  const [tone, words] = levelWords[level];
  const Icon = toneIcon[tone];
  return (
    <p className={`flex w-fit items-center gap-2 rounded-field px-3 py-1 ${toneWash[tone]}`}>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${toneText[tone]}`} />
      <strong>{words}</strong>
    </p>
  );
};

type FigureRowProps = { figure: Figure; system: System; isMain: boolean };

const FigureRow = ({ figure, system, isMain }: FigureRowProps) => {
  const { label, range } = figure;
  const [first, ...others] = figureWords(figure, system);
  const [low, high] = (range ?? []).map((value) => figureWords({ ...figure, value }, system)[0]);
  return (
    <div className={isMain ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <strong className={isMain ? 'text-3xl' : 'text-lg'}>{first}</strong>
        {others.length > 0 && (
          <span className="block text-sm text-muted">= {others.join(' = ')}</span>
        )}
        {low !== undefined && high !== undefined && (
          <span className="block text-sm">
            likely from {low} to {high}
          </span>
        )}
      </dd>
    </div>
  );
};

const Step = ({ step: { text, href } }: { step: NextStep }) =>
  href === undefined ? <>{text}</> : <a href={href}>{text}</a>;

type ListProps = {
  title: string;
  items: readonly NextStep[];
  /** What is to be done is numbered: the order counts. */
  tag: 'ul' | 'ol';
  className: string;
};

const List = ({ title, items, tag: Tag, className }: ListProps) =>
  items.length === 0 ? null : (
    <div className={className}>
      <h3 className="text-lg">{title}</h3>
      <Tag className={`mt-1 space-y-1 pl-5 ${Tag === 'ol' ? 'list-decimal' : 'list-disc'}`}>
        {items.map((step) => (
          <li key={step.text}>
            <Step step={step} />
          </li>
        ))}
      </Tag>
    </div>
  );

/** An answer with its figures in every unit, what it means and what to do. */
export const ResultBody = ({ result, system }: { result: Result; system: System }) => {
  const { level, headline, figures, picture, says = [], warnings = [], next = [] } = result;
  return (
    <div className="space-y-4">
      {level !== undefined && <LevelLine level={level} />}
      <p className="font-semibold">{headline}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {figures.map((figure, at) => (
          <FigureRow key={figure.label} figure={figure} system={system} isMain={at === 0} />
        ))}
      </dl>
      {picture}
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <List
        title="Take care"
        tag="ul"
        items={warnings.map((text) => ({ text }))}
        className="rounded-field bg-beni-wash p-3"
      />
      <List title="What to do" tag="ol" items={next} className="" />
    </div>
  );
};
