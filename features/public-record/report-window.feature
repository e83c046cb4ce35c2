Feature: When a periodic report may be filed
  The report month is the month of the formation. Everybody who looks at the record of an entity sees when its next report may be filed.

  @R13-report-window @W7-available
  Rule: A report may be filed from two months before its report month until two months after it, and is late afterwards
    Scenario Outline: The days that follow from the due day
      Given an entity whose periodic report is due on "<due>"
      Then its report can be filed from "<opens>"
      And its report is late from "<late>"
      And the entity is delinquent from "<delinquent>"

      Examples: Report months through the year
        | due        | opens      | late       | delinquent |
        | 2027-03-31 | 2026-11-01 | 2027-04-01 | 2027-06-01 |
        | 2027-05-31 | 2027-01-01 | 2027-06-01 | 2027-08-01 |
        | 2026-12-31 | 2026-08-01 | 2027-01-01 | 2027-03-01 |

      Examples: February, with and without its 29th day
        | due        | opens      | late       | delinquent |
        | 2027-02-28 | 2026-10-01 | 2027-03-01 | 2027-05-01 |
        | 2028-02-29 | 2027-10-01 | 2028-03-01 | 2028-05-01 |

    Scenario Outline: Before, within and after the window, by the clock of the office
      Given an entity whose periodic report is due on "2027-05-31"
      When a visitor looks at its record at "<time>"
      Then its report is <state>

      Examples:
        | time                 | state                           |
        | 2027-01-01T06:59:00Z | not open yet                    |
        | 2027-01-01T07:00:00Z | open for filing                 |
        | 2027-06-01T05:59:00Z | open for filing                 |
        | 2027-06-01T06:00:00Z | late                            |
        | 2027-08-01T05:59:00Z | late                            |
        | 2027-08-01T06:00:00Z | late, and the entity delinquent |
