Feature: Requests that cannot be understood
  The registry answers with what is wrong, never with its own inner workings.

  @W7-submit @api-only
  Rule: A request that breaks the agreed form is refused with the place of each fault
    Scenario Outline: The fault is named
      Given a complete filing of a limited liability company
      When the filing is saved with <fault>
      Then the registry refuses the request and names "<place>"

      Examples:
        | fault                   | place         |
        | no submission key       | submissionKey |
        | an unknown filing type  | filingType    |
        | a field that is unknown | surprise      |

    Scenario Outline: Other requests are refused by their kind
      When the registry is sent <request>
      Then the registry refuses it as <kind>

      Examples:
        | request                    | kind              |
        | a text that cannot be read | unreadable        |
        | a text in another format   | in another format |
        | a text that is too large   | too large         |
        | an unknown request         | unknown           |

  @W7-submit
  Rule: A filing holds no more than the registry stores, checks and draws at once
    Scenario Outline: The bounds are far beyond what a filer enters
      Given a complete filing of a limited liability company
      When the "<part>" of the filing number <count>
      Then the registry finds too much in it: "<problem>"

      Examples: Lists
        | part                        | count | problem                          |
        | persons forming the company | 200   |                                  |
        | persons forming the company | 201   | Only 200 can be entered here.    |
        | filers                      | 200   |                                  |
        | filers                      | 201   | Only 200 can be entered here.    |
        | notification emails         | 50    |                                  |
        | notification emails         | 51    | Only 50 can be entered here.     |

      Examples: Texts
        | part                                 | count | problem                         |
        | characters of additional information | 5000  |                                 |
        | characters of additional information | 5001  | Must be at most 5000 characters |
