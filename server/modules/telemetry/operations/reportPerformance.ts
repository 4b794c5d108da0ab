import { answer, type Handler } from '#server/http/contract/handler.ts';
import { checkReportToken } from '../report-policy.ts';

/** Takes the timings of a page and keeps none: nothing is measured about people (decision 047). */
export const reportPerformance: Handler<'reportPerformance'> = ({ body, services }) => {
  checkReportToken(services, body.token);
  return answer(204, undefined);
};
