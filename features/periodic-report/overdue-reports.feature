Feature: Reports that are not filed
  The office changes the status of an entity that does not file its report, at the midnight of its own clock at which the day begins.

  @W2-flow-report @R13-report-window
  Rule: An entity becomes noncompliant when its report is late, and delinquent two months later
    Scenario Outline: At midnight in Denver, in standard time and in daylight saving time
      Given an entity that is <status> has not filed the report that is due on "<due>"
      When it is "<time>" by universal time
      Then the statuses that have followed are "<followed>"

      Examples: In daylight saving time
        | status           | due        | time                 | followed                                             |
        | in good standing | 2027-05-31 | 2027-06-01T05:59:59Z |                                                      |
        | in good standing | 2027-05-31 | 2027-06-01T06:00:00Z | noncompliant on 2027-06-01                           |
        | existing         | 2027-05-31 | 2027-06-01T06:00:00Z | noncompliant on 2027-06-01                           |
        | in good standing | 2027-05-31 | 2027-08-01T06:00:00Z | noncompliant on 2027-06-01, delinquent on 2027-08-01 |

      Examples: From standard time into daylight saving time
        | status           | due        | time                 | followed                   |
        | in good standing | 2027-02-28 | 2027-03-01T06:59:59Z |                            |
        | in good standing | 2027-02-28 | 2027-03-01T07:00:00Z | noncompliant on 2027-03-01 |
        | noncompliant     | 2027-02-28 | 2027-05-01T05:59:59Z |                            |
        | noncompliant     | 2027-02-28 | 2027-05-01T06:00:00Z | delinquent on 2027-05-01   |

      Examples: From daylight saving time into standard time
        | status           | due        | time                 | followed                   |
        | in good standing | 2026-09-30 | 2026-10-01T06:00:00Z | noncompliant on 2026-10-01 |
        | noncompliant     | 2026-09-30 | 2026-12-01T06:59:59Z |                            |
        | noncompliant     | 2026-09-30 | 2026-12-01T07:00:00Z | delinquent on 2026-12-01   |

      Examples: Statuses that a report does not change
        | status                | due        | time                 | followed |
        | delinquent            | 2020-05-31 | 2027-06-01T06:00:00Z |          |
        | voluntarily dissolved | 2020-05-31 | 2027-06-01T06:00:00Z |          |
        | in good standing      |            | 2027-06-01T06:00:00Z |          |

  @T1-clock
  Rule: What an entity is and may file follows from its due day and the office's clock
    Scenario Outline: The record says what the entity was before, since nothing has written the change down
      Given an entity that is <on record> has not filed the report that is due on "<due>"
      When it is "<time>" by universal time
      Then the entity is "<is>"
      And it is told "<report>" about a periodic report
      And it is told "<cure>" about a statement curing delinquency

      Examples: The midnight with which it is noncompliant
        | on record        | due        | time                 | is            | report | cure                                                  |
        | in good standing | 2027-05-31 | 2027-06-01T05:59:59Z | Good Standing |        | An entity in good standing has nothing to cure.       |
        | in good standing | 2027-05-31 | 2027-06-01T06:00:00Z | Noncompliant  |        | An entity that is not delinquent has nothing to cure. |
        | existing         | 2027-05-31 | 2027-06-01T06:00:00Z | Noncompliant  |        | An entity that is not delinquent has nothing to cure. |

      Examples: The midnight with which it is delinquent
        | on record        | due        | time                 | is           | report                                                 | cure                                                  |
        | noncompliant     | 2027-05-31 | 2027-08-01T05:59:59Z | Noncompliant |                                                        | An entity that is not delinquent has nothing to cure. |
        | noncompliant     | 2027-05-31 | 2027-08-01T06:00:00Z | Delinquent   | A delinquent entity has to cure its delinquency first. |                                                       |
        | in good standing | 2027-05-31 | 2027-08-01T06:00:00Z | Delinquent   | A delinquent entity has to cure its delinquency first. |                                                       |

      Examples: No report changes it
        | on record             | due        | time                 | is                    | report                                         | cure                                            |
        | voluntarily dissolved | 2027-05-31 | 2027-08-01T06:00:00Z | Voluntarily Dissolved | A dissolved entity has to be reinstated first. | A dissolved entity is reinstated instead.       |
        | in good standing      |            | 2027-08-01T06:00:00Z | Good Standing         |                                                | An entity in good standing has nothing to cure. |

    Scenario Outline: A formation whose day has come has formed the entity
      Given an entity on record whose formation takes effect at "2027-03-01T07:00:00Z"
      When it is "<time>" by universal time
      Then the entity is "<is>"

      Examples:
        | time                 | is                     |
        | 2027-03-01T06:59:59Z | Delayed Effective Date |
        | 2027-03-01T07:00:00Z | Good Standing          |

    @api-only
    Scenario: The office's clock passes the midnight after the due day
      When the office's clock passes the midnight after the due day of the entity "20101000068"
      Then its status has changed at once from "Good Standing" to "Noncompliant"

  @T11-400
  Rule: A delinquent entity keeps its name for more than a year, and then has the day of its delinquency in it
    Scenario Outline: The name on record
      Given the name of the entity on record is "<name>"
      And an entity that is noncompliant has not filed the report that is due on "2026-09-30"
      When it is "<time>" by universal time
      Then the entity is then named "<named>"

      Examples: Delinquent on December 1, 2026, for 400 days, and for 401
        | name              | time                 | named                                          |
        | Aspen Ledger LLC  | 2026-12-01T07:00:00Z | Aspen Ledger LLC                               |
        | Aspen Ledger LLC  | 2028-01-06T06:59:59Z | Aspen Ledger LLC                               |
        | Aspen Ledger LLC  | 2028-01-06T07:00:00Z | Aspen Ledger LLC, Delinquent December 1, 2026  |
        | Smith, Jones, LLC | 2028-01-06T07:00:00Z | Smith, Jones, LLC, Delinquent December 1, 2026 |
