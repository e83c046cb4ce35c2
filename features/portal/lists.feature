Feature: Long lists
  A long list is read in parts that fit a small screen, with a way to the next part that does not move.

  @W4-pager @W9-constants
  Rule: At most ten numbers are offered at once
    Scenario Outline: The numbers around the current one
      When part <part> of a list of <count> parts is shown
      Then the parts offered are "<offered>"

      Examples: As many as there are
        | part | count | offered              |
        | 1    | 0     |                      |
        | 1    | 1     | 1                    |
        | 1    | 3     | 1 2 3                |
        | 3    | 3     | 1 2 3                |
        | 1    | 10    | 1 2 3 4 5 6 7 8 9 10 |
        | 10   | 10    | 1 2 3 4 5 6 7 8 9 10 |

      Examples: More than ten
        | part | count | offered                       |
        | 1    | 11    | 1 2 3 4 5 6 7 8 9 10          |
        | 6    | 11    | 1 2 3 4 5 6 7 8 9 10          |
        | 7    | 11    | 2 3 4 5 6 7 8 9 10 11         |
        | 11   | 11    | 2 3 4 5 6 7 8 9 10 11         |
        | 12   | 30    | 7 8 9 10 11 12 13 14 15 16    |
        | 25   | 30    | 20 21 22 23 24 25 26 27 28 29 |
        | 30   | 30    | 21 22 23 24 25 26 27 28 29 30 |

  @W4-pager
  Rule: The part before and the part after are offered where there are any
    Scenario Outline: The way to the neighbors
      When part <part> of a list of <entries> entries is shown
      Then part <shown> of <count> is shown
      And the previous part is "<before>" and the next part is "<after>"

      Examples:
        | part | entries | shown | count | before | after |
        | 1    | 60      | 1     | 3     |        | 2     |
        | 2    | 60      | 2     | 3     | 1      | 3     |
        | 3    | 60      | 3     | 3     | 2      |       |
        | 1    | 5       | 1     | 1     |        |       |
        | 1    | 0       | 1     | 0     |        |       |

      Examples: A part that is not there is the nearest one
        | part | entries | shown | count | before | after |
        | 9    | 60      | 3     | 3     | 2      |       |
        | 0    | 60      | 1     | 3     |        | 2     |

  @W9-constants @W4-pager @A2-agent-search
  Rule: A list shows twenty entries at once, a table ten
    Scenario Outline: Into how many parts entries are divided
      When part 1 of a <kind> of <entries> entries is shown
      Then part 1 of <count> is shown

      Examples:
        | kind  | entries | count |
        | list  | 20      | 1     |
        | list  | 21      | 2     |
        | list  | 40      | 2     |
        | list  | 41      | 3     |
        | table | 10      | 1     |
        | table | 11      | 2     |
        | table | 20      | 2     |
        | table | 21      | 3     |
