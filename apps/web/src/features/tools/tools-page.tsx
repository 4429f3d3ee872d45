import { isToolId, toolNames } from '@nishiki/knowledge/reference/tool-names';
import { Calculator } from '../../app/calculator/calculator.tsx';
import { ToolTitle } from '../../app/calculator/tool-title.tsx';
import type { Tool } from '../../app/calculator/tool.ts';
import type { ToolPageProps } from '../../app/document/tool-page.ts';

/** The page of a group of calculators, each at its own address; nothing at other addresses. */
export const toolsPage = (tools: Readonly<Record<string, Tool>>) => {
  const ToolsPage = ({ pathname }: ToolPageProps) => {
    const id = /^\/tools\/([a-z0-9-]+)/.exec(pathname)?.[1] ?? '';
    const tool = Object.hasOwn(tools, id) ? tools[id] : undefined;
    if (tool === undefined || !isToolId(id)) return null;
    return (
      <div className="page-width pt-6 sm:pt-10">
        <ToolTitle title={toolNames[id]} lead={tool.lead} />
        <Calculator tool={tool} />
      </div>
    );
  };
  return ToolsPage;
};
