import type { Tool } from '@nishiki/contract/tools';
import { RouteLink } from '../../app/route-link.tsx';
import { decimal, percent } from '../../lib/formats.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { routeOf, usageOf } from './tool-state.ts';

/** The line is there before its figures are, so that nothing moves when they come. */
const UsageLine = ({ tool }: { tool: Tool }) => {
  const info = useSiteInfo();
  const usage = info === null ? null : usageOf(info.tools, tool.id);
  return (
    <p className="min-h-6 text-sm text-muted">
      {usage !== null && (
        <>
          Used {usage.uses === 1 ? 'once' : `${decimal(usage.uses)} times`}, {percent(usage.share)}{' '}
          of all uses
        </>
      )}
    </p>
  );
};

export const ToolCard = ({ tool }: { tool: Tool }) => {
  const route = routeOf(tool);
  const { title, category, description, features } = tool;
  return (
    <li className="hairline flex flex-col rounded-card bg-raised p-5 sm:p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={route === null ? 'neutral' : 'good'}>
          {route === null ? 'Not open yet' : 'Available'}
        </Badge>
        {category}
      </p>
      <p className="mt-3">{description}</p>
      <ul className="mt-4 mb-6 list-disc space-y-1 pl-5 text-muted marker:text-ai">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto space-y-3">
        <UsageLine tool={tool} />
        {route === null ? (
          <Button disabled className="w-full">
            Coming Soon<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        ) : (
          <RouteLink to={route} className={buttonClass('secondary', 'w-full')}>
            Use Tool<VisuallyHidden>: {title}</VisuallyHidden>
          </RouteLink>
        )}
      </div>
    </li>
  );
};
