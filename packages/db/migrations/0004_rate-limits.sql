-- Counters of rate-limiter-flexible, in the columns that it expects. They are counted outside
-- transactions by the pool's own login, which is granted this one table when it is made.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
