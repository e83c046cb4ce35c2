Feature: Which forms can be filed for an entity on record
  The record of an entity leads to the forms that can be filed for it, each with its fee for this entity. A form that cannot be filed
  now is listed too, with the reason.

  @W7-available @R13-fees @A2-search
  Rule: Every form on an entity on record is listed with its fee or the reason against it
    Scenario: An entity in good standing before the window of its report
      Given an entity of the type "limited liability company" that is in good standing is on record
      And its periodic report is due on "2027-05-31"
      And every form can be filed online
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then its forms are:
        | form                                 | fee     | reason                                                      |
        | a periodic report                    | $25.00  | The report can be filed from January 1, 2027 on.            |
        | an amendment                         | $25.00  |                                                             |
        | a reinstatement                      | $100.00 | An entity that is not dissolved has nothing to reinstate.   |
        | a statement curing delinquency       | $100.00 | An entity in good standing has nothing to cure.             |
        | a change of principal office address | $10.00  |                                                             |
        | a change of registered agent         | $10.00  |                                                             |
        | a dissolution                        | $25.00  |                                                             |
        | a statement of revocation            | $10.00  | No filing on this entity is still to take effect on a later day, so there is none to revoke. |
        | a change of mailing address          | $10.00  |                                                             |

    Scenario Outline: The price of the report is that of this entity on this day
      Given an entity of the type "nonprofit corporation" that is <status> is on record
      And its periodic report is due on "2027-05-31"
      And every form can be filed online
      When a visitor looks at its record at "<time>"
      Then its form for a periodic report costs "<fee>"

      Examples:
        | status           | time                 | fee    |
        | in good standing | 2027-05-31T16:00:00Z | $25.00 |
        | noncompliant     | 2027-06-01T16:00:00Z | $75.00 |

    Scenario Outline: The reason against a form
      Given an entity of the type "<type>" that is <status> is on record
      And every form can be filed online
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then the reason against <form> is "<reason>"

      Examples:
        | type                      | status                | form                         | reason                                                                                     |
        | limited liability company | delinquent            | a periodic report            | A delinquent entity has to cure its delinquency first.                                     |
        | limited liability company | delinquent            | an amendment                 |                                                                                            |
        | profit corporation        | in good standing      | an amendment                 | This portal has no such form for this type of entity. The office tells you how to file it. |
        | Article 56 cooperative    | in good standing      | an amendment                 | This portal has no such form for this type of entity. The office tells you how to file it. |
        | profit corporation        | voluntarily dissolved | a reinstatement              |                                                                                            |
        | profit corporation        | voluntarily dissolved | a change of registered agent | A dissolved entity has to be reinstated first.                                             |
        | profit corporation        | voluntarily dissolved | a dissolution                | The entity is dissolved already.                                                           |
        | profit corporation        | in good standing      | a dissolution                |                                                                                            |
        | Article 55 cooperative association | in good standing      | a dissolution                | This portal has no such form for this type of entity. The office tells you how to file it. |
        | nonprofit corporation     | in good standing      | a periodic report            |                                                                                            |

    Scenario: Nothing is listed for a type of entity that has no forms here
      Given an entity of the type "foreign limited liability company" that is in good standing is on record
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then it has no forms

  @W7-available
  Rule: A form is not offered while something else prevents it
    Scenario: The registry does not process the form yet
      Given an entity of the type "limited liability company" that is in good standing is on record
      And no form can be filed online
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then the reason against a change of principal office address is "This filing cannot be made online yet."
      And the reason against a reinstatement is "An entity that is not dissolved has nothing to reinstate."

    Scenario Outline: Another filing of the same form is open
      Given an entity of the type "limited liability company" that is in good standing is on record
      And every form can be filed online
      And a change of registered agent for it that "<other>"
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then the reason against <form> is "<reason>"

      Examples: The same form
        | form                         | other               | reason                                                                          |
        | a change of registered agent | is being paid for   | Another filing of this form on this entity is being paid for.                   |
        | a change of registered agent | waits for review    | Another filing of this form on this entity waits for review by the office.      |
        | a change of registered agent | takes effect later  | Another filing of this form on this entity is on record and takes effect later. |

      Examples: Another form
        | form                                 | other              | reason |
        | a change of principal office address | is being paid for  |        |
        | a change of principal office address | waits for review   |        |
        | a change of principal office address | takes effect later |        |

    Scenario: The office has barred the entity from filing online
      Given an entity of the type "limited liability company" that is in good standing is on record
      And every form can be filed online
      And the entity has the fraud flag
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then the reason against an amendment is "Forms for this entity cannot be filed online at this time. Call or write to the office to file them."

  @W7-available @A2-search
  Rule: The record says which forms there are
    @api-only
    Scenario Outline: The registry lists the forms of a sample entity
      When a visitor looks up the record of the entity "<entity>"
      Then the reason against <form> is "<reason>"

      Examples:
        | entity      | form                         | reason                                                    |
        | 20101000001 | a statement curing delinquency | An entity in good standing has nothing to cure.         |
        | 20101000003 | a periodic report            | A delinquent entity has to cure its delinquency first.    |
        | 20101000006 | a change of registered agent | A dissolved entity has to be reinstated first.            |
        | 20101000002 | an amendment                 | This portal has no such form for this type of entity. The office tells you how to file it.             |

    @browser-only
    Scenario: A visitor reads why a form cannot be filed
      When a visitor looks up the record of the entity "20101000001"
      Then the reason against a statement curing delinquency is "An entity in good standing has nothing to cure."
      And the reason against a reinstatement is "An entity that is not dissolved has nothing to reinstate."
