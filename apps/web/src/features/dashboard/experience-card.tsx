import type { Profile } from '@nishiki/contract/account';
import { decimal } from '../../lib/formats.ts';
import { levelProgress } from '../../lib/level-progress.ts';
import { Meter } from '../../ui/meter.tsx';
import { DashboardCard } from './card.tsx';

/** How far the keeper has come, within the level and in all. */
export const ExperienceCard = ({ profile }: { profile: Profile }) => {
  const { experience_points: points, daily_streak: days, show_tickets: tickets } = profile;
  const { level, name, within, span, next } = levelProgress(points);
  return (
    <DashboardCard title="Experience">
      <Meter
        label={`Level ${level}: ${name}`}
        value={within}
        max={span}
        text={next === null ? 'Highest level' : `${decimal(within)} of ${decimal(span)} points`}
      />
      <p className="text-muted">
        {decimal(points)} points in all.{' '}
        {next !== null && `${decimal(next.missing)} more to ${next.name}.`}
      </p>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">Daily streak</dt>
          <dd className="text-lg font-semibold">
            {days === 1 ? '1 day' : `${decimal(days)} days`}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Show tickets</dt>
          <dd className="text-lg font-semibold">{decimal(tickets)}</dd>
        </div>
      </dl>
    </DashboardCard>
  );
};
