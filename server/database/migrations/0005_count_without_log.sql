-- Counters of rates need not outlive a crash, and a call must not wait for the disk to count itself.
ALTER TABLE "rate_limits" SET UNLOGGED;
