declare module '@hbtgmbh/dmn-eval-js' {
  export type ParsedDecisions = Readonly<Record<string, unknown>>;
  type Hit = Readonly<Record<string, unknown>>;
  export const decisionTable: {
    parseDmnXml(xml: string): Promise<ParsedDecisions>;
    evaluateDecision(
      decision: string,
      decisions: ParsedDecisions,
      facts: Readonly<Record<string, unknown>>,
    ): Hit | Hit[] | undefined;
  };
}
