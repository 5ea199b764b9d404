import { describeEventStore } from './event-store.contract.ts';
import { createMemoryEventStore } from './memory-event-store.ts';

describeEventStore('the event store in memory', () => createMemoryEventStore());
