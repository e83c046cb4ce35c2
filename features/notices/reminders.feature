Feature: Reminders of the periodic report
  A report that is forgotten costs more, and in the end the good standing of a business. Who follows "A report falls due" is reminded in time.

  @T3-remind
  Rule: Each reminder falls on one day, in their order
    Scenario Outline: The day of a reminder, and the days around it
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      When the day "<day>" begins
      Then who follows the report is reminded "<subject>"

      Examples: Before the due day
        | day        | subject                                                                |
        | 2026-12-31 |                                                                        |
        | 2027-01-01 | Acme LLC: the periodic report can be filed from January 1, 2027 on     |
        | 2027-01-02 |                                                                        |
        | 2027-04-30 |                                                                        |
        | 2027-05-01 | Acme LLC: the periodic report is due by May 31, 2027                   |
        | 2027-05-02 |                                                                        |
        | 2027-05-23 |                                                                        |
        | 2027-05-24 | Acme LLC: file the periodic report by May 31, 2027                     |
        | 2027-05-25 |                                                                        |
        | 2027-05-31 |                                                                        |

      Examples: After the due day
        | day        | subject                                                |
        | 2027-06-01 | Acme LLC: the periodic report was not filed by May 31, 2027 |
        | 2027-06-02 |                                                        |
        | 2027-07-01 |                                                        |
        | 2027-07-02 | Acme LLC: file the late report before August 1, 2027   |
        | 2027-07-03 |                                                        |
        | 2027-08-01 | Acme LLC: became delinquent on August 1, 2027          |
        | 2027-08-02 |                                                        |

    Scenario Outline: In the shortest month, with and without its 29th day
      Given the report of "Acme LLC", which is existing, is due on "<due>"
      When the day "<day>" begins
      Then who follows the report is reminded "<subject>"

      Examples:
        | due        | day        | subject                                                            |
        | 2027-02-28 | 2027-02-21 | Acme LLC: file the periodic report by February 28, 2027            |
        | 2028-02-29 | 2028-02-22 | Acme LLC: file the periodic report by February 29, 2028            |
        | 2028-02-29 | 2028-02-21 |                                                                    |
        | 2028-02-29 | 2028-03-01 | Acme LLC: the periodic report was not filed by February 29, 2028   |

  @T3-remind
  Rule: A reminder says what to do, until when, and what happens otherwise, and it is true on whatever day it is read
    Scenario Outline: What each reminder says
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      When the day "<day>" begins
      Then the reminder says "<opening>" and "<otherwise>"
      And the reminder leads on with "<to do>"
      And the reminder ends with the day "<sent>" on which this was so

      Examples:
        | day        | sent            | opening                                                                                      | otherwise                                                                                                 | to do |
        | 2027-01-01 | January 1, 2027 | The periodic report of Acme LLC can be filed on time from January 1, 2027 to May 31, 2027.   | If it is not filed by May 31, 2027, it costs more, and the business is noncompliant from June 1, 2027 on. | File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 |
        | 2027-05-01 | May 1, 2027     | The periodic report of Acme LLC is due by May 31, 2027.                                      | If it is not filed by May 31, 2027, it costs more, and the business is noncompliant from June 1, 2027 on. | File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 |
        | 2027-05-24 | May 24, 2027    | The last day to file the periodic report of Acme LLC on time is May 31, 2027.                | If it is not filed by May 31, 2027, it costs more, and the business is noncompliant from June 1, 2027 on. | File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 |
        | 2027-06-01 | June 1, 2027    | The periodic report of Acme LLC was due by May 31, 2027 and was not filed by then.           | A late report costs more. Without it, the business becomes delinquent on August 1, 2027.                  | File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 |
        | 2027-07-02 | July 2, 2027    | The periodic report of Acme LLC is late. The last day to file it is July 31, 2027.           | A late report costs more. Without it, the business becomes delinquent on August 1, 2027.                  | File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 |
        | 2027-08-01 | August 1, 2027  | Acme LLC became delinquent on August 1, 2027: its periodic report was not filed.             | A delinquent business can file no report and gets no certificate of good standing.                        | File a statement that cures the delinquency: https://registry.example/business/filing/cure/intro?transTyp=CURE_DLNQ&entityId=20101000001 |

    Scenario: A text message is short
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      When the day "2027-05-01" begins
      Then the text message of the reminder is "Office: The periodic report of Acme LLC is due by May 31, 2027. File the report: https://registry.example/business/filing/report/reportintro?transTyp=REPORT&entityId=20101000001 Reply STOP to stop, HELP for help."

    Scenario: In Spanish the name stays as it is
      Given the report of "Status LLC", which is in good standing, is due on "2027-05-31"
      When the day "2027-05-01" begins
      Then the reminder in Spanish is called "Status LLC: el informe periódico vence el 31 de mayo de 2027"

  @T3-remind
  Rule: Nobody is reminded of a report that is filed, or that nobody files
    Scenario: Once the report is filed the next one is due a year on
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And its report is filed
      When the day "2027-05-24" begins
      Then who follows the report is reminded ""

    Scenario Outline: What is filed and waits for the office
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And a <filing> for it waits for the office
      When the day "<day>" begins
      Then who follows the report is reminded "<subject>"

      Examples:
        | filing                             | day        | subject                                              |
        | periodic report                    | 2027-05-01 |                                                      |
        | change of principal office address | 2027-05-01 | Acme LLC: the periodic report is due by May 31, 2027 |
        | statement curing delinquency       | 2027-08-01 |                                                      |

    Scenario Outline: Statuses in which no report is filed
      Given the report of "Acme LLC", which is <status>, is due on "2027-05-31"
      When the day "2027-05-01" begins
      Then who follows the report is reminded ""

      Examples:
        | status                                  |
        | delinquent                              |
        | administratively dissolved              |
        | dissolved at the end of its term        |
        | dissolved after three years of delinquency |
        | judicially dissolved                    |
        | voluntarily dissolved                   |
        | withdrawn                               |
        | converted                               |
        | merged                                  |

    Scenario: An entity without a report
      Given the report of "Acme LLC", which is in good standing, is due on ""
      When the day "2027-05-01" begins
      Then who follows the report is reminded ""

    Scenario Outline: What happens while a reminder waits to be sent
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And a reminder of the day "2027-05-24" waits to be sent
      When the day "<day>" begins
      Then the waiting reminder is <sent>

      Examples:
        | day        | sent     |
        | 2027-05-24 | sent     |
        | 2027-05-31 | sent     |
        | 2027-06-01 | not sent |

    Scenario: A report is filed while its reminder waits to be sent
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And a reminder of the day "2027-05-24" waits to be sent
      And its report is filed
      When the day "2027-05-25" begins
      Then the waiting reminder is not sent

    Scenario: A report that is filed while its reminder waits to be sent waits for the office
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And a reminder of the day "2027-05-24" waits to be sent
      And a periodic report for it waits for the office
      When the day "2027-05-25" begins
      Then the waiting reminder is not sent

  @T3-remind
  Rule: After days without a server only what is still so is told
    Scenario Outline: Several reminders fell on missed days
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      And nobody was reminded since the day "<since>"
      When the day "<day>" begins
      Then who follows the report is reminded "<subject>"

      Examples:
        | since      | day        | subject                                                     |
        | 2027-05-23 | 2027-05-28 | Acme LLC: file the periodic report by May 31, 2027          |
        | 2027-05-23 | 2027-06-03 | Acme LLC: the periodic report was not filed by May 31, 2027 |
        | 2026-12-01 | 2027-08-20 | Acme LLC: became delinquent on August 1, 2027               |
        | 2027-05-24 | 2027-05-31 |                                                             |

  @T3-remind @T3-tell
  Rule: A change of the status is told once, and says what puts it right
    Scenario Outline: Who follows the status too has one message
      Given the report of "Acme LLC", which is in good standing, is due on "2027-05-31"
      When the day "<day>" begins
      Then who follows the status too has <message> alone

      Examples:
        | day        | message                    |
        | 2027-05-24 | the reminder               |
        | 2027-06-01 | the message about the status |
        | 2027-07-02 | the reminder               |
        | 2027-08-01 | the message about the status |

    Scenario Outline: The message about the status leads to what is to be filed
      Given the record of "Acme LLC" that no filing changes
      And the status changes from "in good standing" to "<status>"
      Then the message says what to do "<to do>"

      Examples:
        | status       | to do |
        | noncompliant | File the report: https://registry.example/file                             |
        | delinquent   | File a statement that cures the delinquency: https://registry.example/file |
        | withdrawn    |                                                                            |

  @T3-remind
  Rule: The registry reminds each follower of a report once
    @api-only
    Scenario: The month begins in which one report is due, and another report was filed
      Given followers of the reports of the entities "20101000068, 20101000066"
      And a filer files the periodic report of the entity "20101000066"
      When the month begins in which the report of the entity "20101000068" is due
      Then the follower of the report of the entity "20101000068" is reminded once that it is due
      And the follower of the report of the entity "20101000066" is not reminded
