-- The browser that began a sign-in at a provider: what it had analysed as a guest goes into a new
-- account, and not what the browser had that was led to the callback. Flows live for minutes.
delete from identity_flows;
alter table identity_flows add column device_id uuid not null;
