import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { LazyPanelChat } from './lazy-quick.tsx';
import QuickTool, { type QuickKind } from './quick-tool.tsx';

/** The panel with its tabs, each with what was begun in it, tries and an answer of its own. */
const QuickPanel = ({ active }: { active: boolean }) => {
  const [open, setOpen] = useState<QuickKind | 'chat'>('identify');
  return (
    <Tabs
      label="AI panel"
      open={open}
      onOpen={setOpen}
      tabs={[
        {
          id: 'chat',
          label: 'Chat',
          content: (shown) => <LazyPanelChat active={active && shown} />,
        },
        {
          id: 'identify',
          label: 'Identify',
          content: (shown) => <QuickTool kind="identify" active={active && shown} />,
        },
        {
          id: 'disease',
          label: 'Disease',
          content: (shown) => <QuickTool kind="disease" active={active && shown} />,
        },
      ]}
    />
  );
};

export default QuickPanel;
