import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Section } from '../section.tsx';
import { DeviceRow } from './device-row.tsx';
import { useDevices, useSignOutOthers, type Device } from './use-devices.ts';

const Devices = ({ devices }: { devices: readonly Device[] }) => {
  const others = useSignOutOthers();
  const alone = devices.every(({ current }) => current);
  return (
    <>
      <div>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
        <p role="status" className="not-empty:mt-3">
          {others.isSuccess && alone && 'All other devices are signed out.'}
        </p>
      </div>
      <FormError message={others.isError ? 'The other devices could not be signed out.' : null}>
        {others.error?.message}
      </FormError>
      {!alone && (
        <Button busy={others.isPending} busyText="Signing out..." onClick={() => others.mutate()}>
          Sign out all other devices
        </Button>
      )}
    </>
  );
};

/** Where the account is signed in, and how to end that. */
export const DevicesSection = () => {
  const { data, error, isFetching, refetch } = useDevices();
  return (
    <Section
      id="devices"
      intro="Where your account is signed in. Signing a device out takes effect at once."
    >
      {data !== undefined && <Devices devices={data} />}
      {data === undefined && error === null && <Skeleton label="Loading your devices" />}
      {data === undefined && error !== null && (
        <LoadFailed
          what="Your devices"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  );
};
