import { toolNames } from '@nishiki/knowledge/reference/tool-names';
import { ToolTitle } from '../../app/calculator/tool-title.tsx';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { DeskFrame } from './desk-frame.tsx';

/** Comes after the first paint: it carries every treatment with its rules. */
const { Part: Desk } = lazyPart(() => importing(() => import('./desk.tsx')), {
  waiting: <DeskFrame />,
});

const DosePage = () => (
  <div className="page-width pt-6 sm:pt-10">
    <ToolTitle
      title={toolNames.dose}
      lead="An amount only where nothing speaks against it. Leave open what you do not know: it is never taken for “no”."
    />
    <Desk />
  </div>
);

export default DosePage;
