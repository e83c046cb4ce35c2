Feature: What is coming for an entity
  Who files on an entity, decides about a filing or reads the record must know what is to change the record, or they undo it unaware.

  @T1-coming
  Rule: What is coming is one list, with what has a day first
    Scenario: Everything that can be coming
      Given these filings on an entity are not in effect:
        | filing                             | document    | state            | received            | takes effect        |
        | change of registered agent         | 20261000003 | waits for review | 11/20/2026 09:00 AM |                     |
        | change of principal office address | 20261000004 | delayed          | 11/21/2026 09:00 AM | 07/01/2027 11:59 PM |
        | amendment                          | 20261000005 | waits for review | 11/22/2026 09:00 AM | 12/01/2026 11:59 PM |
      And the report of an entity that is "in good standing" is due on "2027-05-31"
      And a periodic report on the entity is being paid for
      Then what is coming for the entity is:
        | what                                                                                        | notes                                                                                |
        | An amendment waits for review by the office.                                                | It was filed to take effect on 12/01/2026 11:59 PM MST. Document number 20261000005. |
        | The entity becomes noncompliant on June 1, 2027 unless its periodic report is filed before. |                                                                                      |
        | A change of address takes effect on 07/01/2027 11:59 PM MDT.                                | Document number 20261000004.                                                         |
        | A change of registered agent waits for review by the office.                                | Document number 20261000003.                                                         |
        | A periodic report is being paid for.                                                        |                                                                                      |

    Scenario: A noncompliant entity
      Given the report of an entity that is "noncompliant" is due on "2026-09-30"
      Then what is coming for the entity is:
        | what                                                                                       | notes |
        | The entity becomes delinquent on December 1, 2026 unless its periodic report is filed before. |          |

    Scenario Outline: An entity whose report changes nothing
      Given the report of an entity that is "<status>" is due on "2026-09-30"
      Then nothing is coming for the entity

      Examples:
        | status                |
        | delinquent            |
        | voluntarily dissolved |

  @T1-coming
  Rule: The list is the same wherever somebody reads of the entity
    @api-only @browser
    Scenario: A change of agent that waits for staff
      Given a change of agent of an entity waits for staff
      Then the public record says that this is coming: "A change of registered agent waits for review by the office."
      And a filing on the entity says that this is coming: "A change of registered agent waits for review by the office."

  @T1-before
  Rule: Who files at once is told of each filing about the same that is still to come, and what becomes of which fact
    Scenario Outline: A change of address that is made at once
      Given these filings on an entity are not in effect:
        | filing   | document    | state   | received            | takes effect |
        | <filing> | 20261000004 | <state> | 11/21/2026 09:00 AM | <effect>     |
      Then who files a change of principal office address at "11/25/2026 09:00 AM" is told before paying "<told>"

      Examples:
        | filing                             | state            | effect              | told                                                                                                                                                                                                     |
        | change of principal office address | delayed          | 11/25/2026 09:01 AM | A change of address takes effect on 11/25/2026 09:01 AM MST. Document number 20261000004. It then replaces the principal office address of this filing.                                                  |
        | change of principal office address | delayed          | 11/25/2026 09:00 AM |                                                                                                                                                                                                          |
        | change of registered agent         | delayed          | 12/01/2026 11:59 PM |                                                                                                                                                                                                          |
        | change of principal office address | waits for review | 12/01/2026 11:59 PM | A change of address waits for review by the office. Document number 20261000004. If the office approves it before 12/01/2026 11:59 PM MST, it then replaces the principal office address of this filing. |
        | change of principal office address | waits for review |                     | A change of address waits for review by the office. Document number 20261000004. If the office approves it, this filing still decides about the principal office address, since it is received later.    |

    Scenario Outline: A dissolution that is made at once, and another filing that can no longer be made on a dissolved entity
      Given these filings on an entity are not in effect:
        | filing   | document    | state   | received            | takes effect        |
        | <filing> | 20261000004 | <state> | 11/21/2026 09:00 AM | 12/01/2026 11:59 PM |
      Then who files a <own> at "11/25/2026 09:00 AM" is told before paying "<told>"

      Examples:
        | own                          | filing                       | state            | told                                                                                                                                                                                                                                                                        |
        | dissolution                  | statement curing delinquency | delayed          | A statement curing delinquency takes effect on 12/01/2026 11:59 PM MST. Document number 20261000004. It no longer changes the name, the status and the periodic report that is due, since this filing gives the entity another status.                           |
        | dissolution                  | statement curing delinquency | waits for review | A statement curing delinquency waits for review by the office. Document number 20261000004. It no longer changes the name, the status and the periodic report that is due, since this filing gives the entity another status.                                   |
        | statement curing delinquency | dissolution                  | delayed          | A dissolution takes effect on 12/01/2026 11:59 PM MST. Document number 20261000004. It then replaces the name, the status and the periodic report that is due of this filing.                                                                                              |
        | dissolution                  | change of registered agent   | delayed          |                                                                                                                                                                                                                                                                             |
