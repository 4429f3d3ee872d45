-- The pattern of the fish, as it is compared with others: its first byte is the version of its layout.
-- Null where the photo shows no fish that could be read, and for what was analysed before there were any.
alter table analyses add column fingerprint bytea
  constraint analyses_fingerprint_small check (length(fingerprint) between 1 and 4096);
