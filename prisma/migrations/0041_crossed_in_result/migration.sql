-- A charge no longer notifies inside its transaction. The replica that charged wakes the worker after the commit, and learns from
-- the result whether a threshold was crossed. A function of the version before leaves it null.
alter type graha.charge_result add attribute crossed boolean;
