import { createContext, use } from 'react';

/** What a page's address says in the places of its pattern's parameters, decoded; set by the application. */
export const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

/** The parameters of the address this page is shown for. */
export const useParams = () => use(ParamsContext);
