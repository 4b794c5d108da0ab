import { decisionView } from '../model/decision-view.ts';

export const view = decisionView;
