Feature: Audit log
  What staff did is kept; administrators filter it by user, kind of action, number and days.

  @W5-ascii
  Rule: The filter of the audit log asks for nothing that the log cannot hold
    Scenario Outline: An entry of the filter is accepted or refused
      Given the administrator is asked for the filter of the audit log
      When the administrator enters "<entry>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples: Who did what
        | field                     | entry        | problem                        |
        | user in the log           |              |                                |
        | user in the log           | [200 digits] |                                |
        | user in the log           | [201 digits] | Must be at most 200 characters |
        | user in the log           | kim é        | Invalid characters entered: é  |
        | number in the log         | [201 digits] | Must be at most 200 characters |
        | number in the log         | 2010é        | Invalid characters entered: é  |
        | kind of action in the log | approved     |                                |
        | kind of action in the log | guessed      | Choose a kind of action.       |

      Examples: The days
        | field                | entry      | problem                            |
        | first day of the log | 11/20/2026 |                                    |
        | first day of the log | yesterday  | Enter the first day as mm/dd/yyyy. |
        | first day of the log | 11/2é/2026 | Invalid characters entered: é      |
        | last day of the log  | 02/30/2026 | Enter the last day as mm/dd/yyyy.  |
        | last day of the log  | 11/2é/2026 | Invalid characters entered: é      |

    Scenario Outline: The last day is the first one or a later one
      Given the administrator is asked for the filter of the audit log
      When the administrator enters "11/20/2026" as the first day of the log
      And the administrator enters "<last day>" as the last day of the log
      And the administrator continues
      Then the problem with the last day of the log is "<problem>"

      Examples:
        | last day   | problem                                        |
        | 11/19/2026 | The last day must not be before the first day. |
        | 11/20/2026 |                                                |
        | 11/21/2026 |                                                |

  @A2-adminhome
  Rule: A file of the audit log has 10,000 entries at most
    Scenario Outline: How many files the log needs
      When an audit log of <entries> entries is saved as a file
      Then the file has <saved> entries
      And <other file> is needed

      Examples:
        | entries | saved | other file    |
        | 9999    | 9999  | no other file |
        | 10000   | 10000 | no other file |
        | 10001   | 10000 | another file  |
