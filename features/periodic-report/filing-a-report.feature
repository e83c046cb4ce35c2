Feature: Filing the periodic report
  The report confirms the office and the agent on record. It takes effect at once, and moves the due day of the entity a year on.

  @W2-flow-report @R13-report-window
  Rule: The report after the one that is filed is due a year on
    Scenario Outline: The next due day
      Given an entity that is in good standing has not filed the report that is due on "<due>"
      Then the report after it is due on "<following>"

      Examples:
        | due        | following  |
        | 2026-11-30 | 2027-11-30 |
        | 2027-02-28 | 2028-02-29 |
        | 2028-02-29 | 2029-02-28 |

  @W2-flow-report @R13-report-window @R13-late-fee @W2-intro
  Rule: The introduction says which report is open, and whether it is late
    Scenario Outline: What the introduction says
      Given an entity that is in good standing has not filed the report that is due on "2027-05-31"
      When it is "<time>" by universal time
      Then the introduction of the report says "<sentence>"

      Examples:
        | time                 | sentence                                                                                                                       |
        | 2027-06-01T05:59:00Z | The periodic report of Front Range Bakers LLC is due by May 31, 2027.                                                           |
        | 2027-06-01T06:00:00Z | The periodic report of Front Range Bakers LLC was due by May 31, 2027. It is late, so the fee is $50.00 higher. |

    Scenario: An entity without a report
      Given an entity that is in good standing has not filed the report that is due on ""
      When it is "2027-06-01T05:59:00Z" by universal time
      Then the introduction of the report says ""

  @W2-flow-report @W7-payment @R13-report-window @R13-late-fee @W7-available
  Rule: A paid report changes the record at once
    @api-only
    Scenario Outline: On time and late
      When a filer files the periodic report of the entity "<entity>"
      Then the filer was charged "<fee>" for the report
      And the entity has the status "Good Standing"
      And the office of the report is on record
      And the next report of the entity is due a year on

      Examples:
        | entity      | fee    |
        | 20101000060 | $25.00 |
        | 20101000061 | $75.00 |

    @api-only
    Scenario: The report of a period is filed once
      Given a filer files the periodic report of the entity "20251000064"
      When a filer tries to file the periodic report of the entity "20251000064"
      Then the filer of the report is told "The report can be filed from the first day on."

    @api-only
    Scenario Outline: An entity that cannot file a report now
      When a filer tries to file the periodic report of the entity "<entity>"
      Then the filer of the report is told "<sentence>"

      Examples:
        | entity      | sentence                                               |
        | 20101000063 | The report can be filed from the first day on.         |
        | 20101000062 | A delinquent entity has to cure its delinquency first. |

  @W2-flow-report @browser-only
  Rule: A report is begun within its window, and everybody can read what was filed
    @A2-search
    Scenario: Everybody can read the report that was filed
      Given a filer files the periodic report of the entity "20101000060"
      When a visitor looks up the record of the entity "20101000060"
      And the visitor opens the document of "Periodic Report"
      Then the visitor gets a PDF

    @W2-intro @W7-available
    Scenario: Before the window nobody begins
      When a filer opens the periodic report of the entity "20101000063"
      Then "Start" is not offered
      And "Go to the record of Arroyo Trail Stewards (Entity ID 20101000063)" is offered
