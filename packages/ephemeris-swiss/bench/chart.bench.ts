import { runChartBench } from './chart.ts';

await runChartBench();
